/** The media query of the windows in which the panels are beside each other, because the rows fit on their lines. */
export const panelColumns = '(min-width: 80rem)'
