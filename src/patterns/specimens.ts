import type { SpecimenFile } from '../design-system/specimen'

/**
 * Every pattern with its specimens, in the order of the alphabet. The catalogue draws each specimen inside a router of
 * its own, with the portal's query client, questions and toasts around it; what else a pattern needs its specimens bring.
 */
export const patternFiles: SpecimenFile[] = []
