import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

const findField = (page: Page) => page.getByRole('combobox', { name: 'Resident' })
const findList = (page: Page) => page.getByRole('listbox', { name: 'Resident' })
/** Expects the option with this name to be active and visible, and the focus to stay in the field. */
const expectActiveOption = async (page: Page, name: RegExp) => {
  await expect(findField(page)).toBeFocused()
  const id = await page.getByRole('option', { name }).getAttribute('id')
  await expect(findField(page)).toHaveAttribute('aria-activedescendant', id ?? 'none')
  await expect(page.getByRole('option', { name })).toBeInViewport()
}

export const combobox: KeyboardTable = {
  component: 'Combobox',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'choosing',
      testedKeys: ['Tab'],
      expectResult: async (page) => {
        await expect(findField(page)).toBeFocused()
        await expect(findList(page)).toHaveCount(0)
      },
    },
    {
      noteKeys: 'Tab',
      specimen: 'hint',
      testedKeys: ['Tab', 'Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      noteKeys: 'Tab',
      specimen: 'failure',
      setupKeys: ['Tab', 'ArrowDown'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('button', { name: 'Try again' })).toBeFocused(),
    },
    {
      noteKeys: 'Letras',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['n', 'a', 'n', 'd', 'u'],
      expectResult: async (page) => {
        await expectActiveOption(page, /Martín Ñandú/)
        await expect(page.getByRole('option')).toHaveCount(1)
      },
    },
    {
      noteKeys: 'Flecha abajo',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowDown'],
      expectResult: (page) => expectActiveOption(page, /Ana Gómez/),
    },
    {
      noteKeys: 'Flecha abajo',
      specimen: 'choosing',
      setupKeys: ['Tab', 'ArrowDown', 'ArrowDown'],
      testedKeys: ['ArrowDown'],
      expectResult: (page) => expectActiveOption(page, /Martín Ñandú/),
    },
    {
      noteKeys: 'Flecha abajo',
      specimen: 'hint',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowDown'],
      expectResult: (page) => expectActiveOption(page, /Juana Pérez/),
    },
    {
      noteKeys: 'Flecha arriba',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowUp'],
      expectResult: (page) => expectActiveOption(page, /Maximiliano/),
    },
    {
      noteKeys: 'Flecha arriba',
      specimen: 'choosing',
      setupKeys: ['Tab', 'ArrowUp'],
      testedKeys: ['ArrowUp'],
      expectResult: (page) => expectActiveOption(page, /Martín Ñandú/),
    },
    {
      noteKeys: 'Av Pág, Re Pág',
      specimen: 'edge-thousands',
      setupKeys: ['Tab', 'ArrowDown'],
      testedKeys: [...Array<string>(12).fill('PageDown'), 'PageUp'],
      expectResult: (page) => expectActiveOption(page, /^Option 3111$/),
    },
    {
      noteKeys: 'Alt + Flecha abajo',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['Alt+ArrowDown'],
      expectResult: async (page) => {
        await expect(findList(page)).toBeVisible()
        await expect(findField(page)).not.toHaveAttribute('aria-activedescendant')
      },
    },
    {
      noteKeys: 'Alt + Flecha arriba',
      specimen: 'choosing',
      setupKeys: ['Tab', 'ArrowDown'],
      testedKeys: ['Alt+ArrowUp'],
      expectResult: (page) => expect(findList(page)).toHaveCount(0),
    },
    {
      noteKeys: 'Enter',
      specimen: 'choosing',
      setupKeys: ['Tab', 'j', 'u'],
      testedKeys: ['Enter'],
      expectResult: async (page) => {
        await expect(findField(page)).toHaveValue('Juana Pérez')
        await expect(findField(page)).toBeFocused()
        await expect(findList(page)).toHaveCount(0)
      },
    },
    {
      noteKeys: 'Escape',
      specimen: 'hint',
      setupKeys: ['Tab', 'z'],
      testedKeys: ['Escape'],
      expectResult: async (page) => {
        await expect(findField(page)).toHaveValue('Juana Pérez')
        await expect(findField(page)).toBeFocused()
      },
    },
  ],
}
