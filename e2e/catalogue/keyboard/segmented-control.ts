import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const segmentedControl: KeyboardTable = {
  component: 'SegmentedControl',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'choosing',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('radio', { name: 'One day' })).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'choosing',
      testedKeys: ['Tab', 'Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      noteKeys: 'Flechas',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowRight'],
      expectResult: async (page) => {
        await expect(page.getByRole('radio', { name: 'Several days' })).toBeFocused()
        await expect(page.getByRole('radio', { name: 'Several days' })).toBeChecked()
      },
    },
    {
      noteKeys: 'Flechas',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowLeft'],
      expectResult: (page) => expect(page.getByRole('radio', { name: 'Several days' })).toBeChecked(),
    },
    {
      noteKeys: 'Espacio',
      specimen: 'undecided',
      setupKeys: ['Tab'],
      testedKeys: ['Space'],
      expectResult: (page) => expect(page.getByRole('radio', { name: 'One day' })).toBeChecked(),
    },
  ],
}
