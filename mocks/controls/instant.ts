/** An instant of a control's body. */
export const instant = { type: 'string', format: 'date-time' }
