#!/bin/sh
# The release's commands on a plain machine, as the site's user with the site's settings. As root:
#   fogratt doctor --probe
#   fogratt quotes list
set -eu

command=${1:?Which command? fogratt doctor, or fogratt quotes}
shift
case $command in
  doctor | quotes) ;;
  *)
    echo "There is no command \"$command\": fogratt doctor, or fogratt quotes." >&2
    exit 2
    ;;
esac

release=$(dirname "$(dirname "$(readlink -f "$0")")")
# As deploy/fogratt.service has them. systemd reads the file of settings as it does for the site.
exec systemd-run --quiet --wait --collect "$([ -t 0 ] && echo --pty || echo --pipe)" --uid fogratt --gid fogratt \
  --property EnvironmentFile=/etc/fogratt.env --setenv NODE_ENV=production --setenv DATA_DIR=/var/lib/fogratt --setenv TRUST_PROXY=1 \
  --property UMask=0077 --working-directory "$release" "$release/node" "dist/server/$command.js" "$@"
