#!/bin/sh
# Starts Hexalyst on its own Java. The Linux launcher of jpackage would first query the package manager about itself,
# which takes longer than a command.
home=$(dirname "$(dirname "$(readlink -f "$0")")")
lib=$home/lib/app

# Commands and the window, with or without files, have different AOT caches. A file that is named like a command only
# starts more slowly.
case ${1-} in
    -h | -V | --help | --version) start=command ;;
    '' | -* | *[!a-z]*) start=window ;;
    *) start=command ;;
esac

# An import makes much garbage and keeps little. Java's usual collector would take several times the memory for it.
collector=
if [ "${1-}" = library ]; then
    collector=-XX:+UseSerialGC
fi

# Without a UTF-8 locale, Java supports only ASCII file names.
case ${LC_ALL:-${LC_CTYPE:-${LANG-}}} in
    *[Uu][Tt][Ff]8* | *[Uu][Tt][Ff]-8*) ;;
    *)
        if [ -n "${LC_ALL-}" ]; then
            LANG=$LC_ALL
            unset LC_ALL
            export LANG
        fi
        export LC_CTYPE=C.UTF-8
        ;;
esac

exec "$home/lib/runtime/bin/java" "-XX:AOTCache=$lib/$start.aot" -Xlog:aot=off -Xlog:cds=off \
    @options@ $collector -cp "$lib/hexalyst.jar" hexalyst.Main "$@"
