import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const agendaList: KeyboardTable = {
  component: 'AgendaList',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'day',
      testedKeys: ['Tab', 'Tab'],
      expectResult: (page) => expect(page.getByRole('link', { name: /Plumber/ })).toBeFocused(),
    },
    {
      noteKeys: 'Enter',
      specimen: 'day',
      setupKeys: ['Tab', 'Tab'],
      testedKeys: ['Enter'],
      expectResult: (page) => expect(page).toHaveURL(/#agenda-2$/),
    },
  ],
}
