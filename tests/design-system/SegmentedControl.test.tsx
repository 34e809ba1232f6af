import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { testLabelRadios } from './label-radios'

testLabelRadios(SegmentedControl)
