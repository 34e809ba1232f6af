import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const avatarPicker: KeyboardTable = {
  component: 'AvatarPicker',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['Tab'],
      expectResult: (page) =>
        expect(page.getByRole('button', { name: 'Bruno Sosa Document 30111222' })).toBeFocused(),
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['Enter'],
      expectResult: (page) =>
        expect(page.getByRole('button', { name: 'Ana Paz', pressed: false })).toBeFocused(),
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'choosing',
      setupKeys: ['Tab', 'Tab'],
      testedKeys: ['Space'],
      expectResult: (page) =>
        expect(
          page.getByRole('button', { name: 'Bruno Sosa Document 30111222', pressed: true }),
        ).toBeFocused(),
    },
  ],
}
