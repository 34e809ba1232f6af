import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const iconButton: KeyboardTable = {
  component: 'IconButton',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'counting',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('button', { name: 'Pressed 0 times' })).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'refused',
      testedKeys: ['Tab'],
      expectResult: async (page) => {
        await expect(page.getByRole('button', { name: 'Delete' })).toBeFocused()
        await expect(page.getByRole('tooltip')).toContainText('Delete. The lot has visitors inside.')
      },
    },
    {
      noteKeys: 'Enter',
      specimen: 'counting',
      setupKeys: ['Tab'],
      testedKeys: ['Enter'],
      expectResult: (page) => expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeFocused(),
    },
    {
      noteKeys: 'Espacio',
      specimen: 'counting',
      setupKeys: ['Tab'],
      testedKeys: ['Space', 'Space'],
      expectResult: (page) => expect(page.getByRole('button', { name: 'Pressed 2 times' })).toBeFocused(),
    },
    {
      noteKeys: 'Escape',
      specimen: 'counting',
      setupKeys: ['Tab'],
      waitForSetup: (page) => expect(page.getByRole('tooltip')).toBeVisible(),
      testedKeys: ['Escape'],
      expectResult: async (page) => {
        await expect(page.getByRole('tooltip')).toBeHidden()
        await expect(page.getByRole('button', { name: 'Pressed 0 times' })).toBeFocused()
      },
    },
  ],
}
