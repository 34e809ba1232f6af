/** Invalid input for components; specimens show that the components tolerate it. */

/** A word of 400 letters, without a break opportunity. */
export const endless = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(12).slice(0, 400)

/** A list with far too many options. */
export const thousands = Array.from({ length: 5000 }, (_, index) => ({
  value: `option-${index}`,
  label: `Option ${index + 1}`,
}))
