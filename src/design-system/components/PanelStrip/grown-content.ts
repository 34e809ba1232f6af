/** The attributes of an element that the user has made longer. The panel around it then grows instead of scrolling. */
export const grownContent = { 'data-grows': '' } as const
