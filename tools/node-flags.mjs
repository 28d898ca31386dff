/** How Node is started for the house: 4 MiB for what is young. Nothing here lives long, and V8's own measure only fills a small machine. */
export const nodeFlags = ['--max-semi-space-size=4']
