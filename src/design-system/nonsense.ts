/** What nobody should hand a component, for the specimens that show it bear it. */

/** A word of 400 letters, without a place to break it. */
export const endless = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(12).slice(0, 400)

/** As many options as a list may get by mistake. */
export const thousands = Array.from({ length: 5000 }, (_, index) => ({
  value: `option-${index}`,
  label: `Option ${index + 1}`,
}))
