import { createRadiosTable } from './label-radios'

export const chipGroup = createRadiosTable('ChipGroup', ['Today', 'Tomorrow', 'Wednesday 18', 'Another day'])
