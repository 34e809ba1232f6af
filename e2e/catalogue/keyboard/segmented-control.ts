import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const segmentedControl: KeyboardTable = {
  component: 'SegmentedControl',
  cases: [
    {
      keys: 'Tab',
      specimen: 'choosing',
      press: ['Tab'],
      holds: (page) => expect(page.getByRole('radio', { name: 'One day' })).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'choosing',
      press: ['Tab', 'Tab'],
      holds: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Flechas',
      specimen: 'choosing',
      from: ['Tab'],
      press: ['ArrowRight'],
      holds: async (page) => {
        await expect(page.getByRole('radio', { name: 'Several days' })).toBeFocused()
        await expect(page.getByRole('radio', { name: 'Several days' })).toBeChecked()
      },
    },
    {
      keys: 'Flechas',
      specimen: 'choosing',
      from: ['Tab'],
      press: ['ArrowLeft'],
      holds: (page) => expect(page.getByRole('radio', { name: 'Several days' })).toBeChecked(),
    },
    {
      keys: 'Espacio',
      specimen: 'undecided',
      from: ['Tab'],
      press: ['Space'],
      holds: (page) => expect(page.getByRole('radio', { name: 'One day' })).toBeChecked(),
    },
  ],
}
