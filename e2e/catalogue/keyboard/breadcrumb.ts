import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const breadcrumb: KeyboardTable = {
  component: 'Breadcrumb',
  cases: [
    {
      keys: 'Tab',
      specimen: 'links',
      testedKeys: ['Tab', 'Tab'],
      expectResult: (page) => expect(page.getByRole('link', { name: 'House by the lake' })).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'links',
      testedKeys: ['Tab', 'Tab', 'Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Enter',
      specimen: 'links',
      setupKeys: ['Tab'],
      testedKeys: ['Enter'],
      expectResult: (page) => expect(page).toHaveURL(/#works$/),
    },
  ],
}
