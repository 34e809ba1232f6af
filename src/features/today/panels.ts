/** The number of rows of a panel before the user asks for more. */
export const firstRows = 3

/** The height of the first rows and of the text or the button below them. */
export const contentHeight = '12.25rem'

/** The panels of the strip, in order. */
export type PanelId = 'inside' | 'expected' | 'soonOver'
