import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const breadcrumb: KeyboardTable = {
  component: 'Breadcrumb',
  cases: [
    {
      keys: 'Tab',
      specimen: 'links',
      press: ['Tab', 'Tab'],
      holds: (page) => expect(page.getByRole('link', { name: 'House by the lake' })).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'links',
      press: ['Tab', 'Tab', 'Tab'],
      holds: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Enter',
      specimen: 'links',
      from: ['Tab'],
      press: ['Enter'],
      holds: (page) => expect(page).toHaveURL(/#works$/),
    },
  ],
}
