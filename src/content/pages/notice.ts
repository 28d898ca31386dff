/** The name of the line at the top of every page. */
export const noticeLabel = 'Meddelande'
