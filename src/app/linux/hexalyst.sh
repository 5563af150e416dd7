#!/bin/sh
# Starts Hexalyst on the Java that it brings. Jpackage's launcher for Linux asks the package manager about itself first,
# which takes longer than a command.
home=$(dirname "$(dirname "$(readlink -f "$0")")")
lib=$home/lib/app

# A command, the window and the files that it opens each start with classes that were prepared for them. A file that is
# named like a command only starts more slowly.
case ${1-} in
    -h | -V | --help | --version) start=command ;;
    '' | -* | *[!a-z]*) start=window ;;
    *) start=command ;;
esac

# Without a UTF-8 locale Java knows only file names in ASCII.
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
    -XX:FreqInlineSize=80 --enable-native-access=ALL-UNNAMED -cp "$lib/hexalyst.jar" hexalyst.Main "$@"
