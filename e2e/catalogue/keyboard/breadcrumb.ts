import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const breadcrumb: KeyboardTable = {
  component: 'Breadcrumb',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'links',
      testedKeys: ['Tab', 'Tab'],
      expectResult: (page) => expect(page.getByRole('link', { name: 'House by the lake' })).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'links',
      testedKeys: ['Tab', 'Tab', 'Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      noteKeys: 'Enter',
      specimen: 'links',
      setupKeys: ['Tab'],
      testedKeys: ['Enter'],
      expectResult: (page) => expect(page).toHaveURL(/#works$/),
    },
  ],
}
