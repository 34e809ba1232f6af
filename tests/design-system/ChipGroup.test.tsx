import { ChipGroup } from '@/design-system/components/ChipGroup/ChipGroup'
import { testLabelRadios } from './label-radios'

testLabelRadios(ChipGroup)
