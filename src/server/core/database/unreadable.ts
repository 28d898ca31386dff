/** Told of a stored value that cannot be read. What it belongs to is returned without it. */
export type ReportUnreadable = (error: Error) => void

/** For the command line, which has no log. */
export const reportToConsole: ReportUnreadable = ({ message }) => console.error(message)
