#!/usr/bin/env bash
# The free flow in Firefox by keyboard alone, in English, and what Orca speaks of it.
# Debian: apt-get install firefox-esr orca at-spi2-core dbus-x11 speech-dispatcher metacity xdotool xvfb
# Usage: dbus-run-session -- test/orca/freeFlow.sh http://localhost:4173
set -euo pipefail
address=$1
folder=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; wait 2>/dev/null; rm -rf "$folder"' EXIT
export HOME=$folder XDG_RUNTIME_DIR=$folder/run GNOME_ACCESSIBILITY=1 DISPLAY=:77
mkdir -m 700 "$XDG_RUNTIME_DIR"
mkdir "$folder/profile"
cat >"$folder/profile/user.js" <<'PREFERENCES'
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.formfill.enable", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("intl.accept_languages", "en-GB, en");
user_pref("signon.rememberSignons", false);
PREFERENCES

# Nothing but time shows whether a screen reader has finished speaking.
start() {
  "${@:2}" >/dev/null 2>&1 &
  sleep "$1"
}
press() {
  xdotool key --clearmodifiers "$1"
  sleep "${2:-2}"
}
fill() {
  press Tab
  xdotool type --delay 120 "$1"
  sleep 2
}
tabs() {
  for ((count = 0; count < $1; count += 1)); do press Tab; done
}

start 2 Xvfb "$DISPLAY" -screen 0 1280x900x24
start 1 metacity
start 2 /usr/libexec/at-spi-bus-launcher --launch-immediately 2>/dev/null
gsettings set org.gnome.desktop.interface toolkit-accessibility true
start 6 orca --debug-file="$folder/orca.log"
start 25 firefox-esr --no-remote --profile "$folder/profile" --kiosk "$address/free?lng=en"

tabs 5 # to what stands before the web address
press Tab
press Return 6 # an empty form
press Tab
press Return # from the summary to the field
xdotool type --delay 120 "spoken$RANDOM"
sleep 2
fill Password1
tabs 2
press space
tabs 2
press Return 8
for text in Jan Jansen 'Jansen Ltd' jan@example.test 0123456789; do fill "$text"; done
press Tab
press Return 6
tabs 5
press Return 6
press Tab
press space
tabs 3
press Return 20
tabs 2

# Keys, and each character as it is typed, are left out.
sed -nE "s/^[0-9:.]+ - SPEECH OUTPUT: '([^']*)'( ?\{.*)?$/\1/p" "$folder/orca.log" |
  grep -vxE '.|[^.]{1,2} |(tab|return|space|dot|at|left shift) '
