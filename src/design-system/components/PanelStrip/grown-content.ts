const attribute = 'data-grows'

/** The attributes of an element that the user has made longer. The panel around it then grows instead of scrolling. */
export const grownContent = { [attribute]: '' } as const

/** Selects the elements with these attributes. */
export const grownSelector = `[${attribute}]`
