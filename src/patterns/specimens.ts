import type { SpecimenFile } from '../design-system/specimen'

/**
 * Every pattern with its specimens, in the order of the alphabet. The catalogue draws them inside a router of their
 * own, a query client, the questions and the toasts; what else a pattern needs its specimens bring.
 */
export const patternFiles: SpecimenFile[] = []
