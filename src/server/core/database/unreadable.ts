/** Called with an error about a stored value that cannot be read. The record is returned without that value. */
export type ReportUnreadable = (error: Error) => void

/** For the command line, which has no log. */
export const reportToConsole: ReportUnreadable = ({ message }) => console.error(message)
