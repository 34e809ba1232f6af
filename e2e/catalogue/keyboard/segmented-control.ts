import { createRadiosTable } from './label-radios'

export const segmentedControl = createRadiosTable('SegmentedControl', ['One day', 'Several days'])
