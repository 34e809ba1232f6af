import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

const findRow = (page: Page, name: string) => page.getByRole('treeitem', { name })
/** Creates a check that the row of this name has the focus. */
const expectFocusedRow = (name: string) => (page: Page) => expect(findRow(page, name)).toBeFocused()

export const tree: KeyboardTable = {
  component: 'Tree',
  waitUntilReady: (page) => expect(page.getByRole('tree')).toBeVisible(),
  cases: [
    { keys: 'Tab', specimen: 'choosing', testedKeys: ['Tab'], expectResult: expectFocusedRow('Rules') },
    {
      keys: 'Tab',
      specimen: 'open-and-chosen',
      testedKeys: ['Tab'],
      expectResult: expectFocusedRow('Living together PDF'),
    },
    {
      keys: 'Tab',
      specimen: 'open-and-chosen',
      testedKeys: ['Tab', 'Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Flecha abajo, Flecha arriba',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowDown', 'ArrowDown', 'ArrowUp'],
      expectResult: expectFocusedRow('Works'),
    },
    {
      keys: 'Flecha derecha',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowRight'],
      expectResult: async (page) => {
        await expectFocusedRow('Rules')(page)
        await expect(findRow(page, 'Living together')).toBeVisible()
      },
    },
    {
      keys: 'Flecha derecha',
      specimen: 'choosing',
      setupKeys: ['Tab', 'ArrowRight'],
      testedKeys: ['ArrowRight'],
      expectResult: expectFocusedRow('Living together'),
    },
    {
      keys: 'Flecha izquierda',
      specimen: 'choosing',
      setupKeys: ['Tab', 'ArrowRight', 'ArrowRight'],
      testedKeys: ['ArrowLeft', 'ArrowLeft'],
      expectResult: async (page) => {
        await expectFocusedRow('Rules')(page)
        await expect(findRow(page, 'Rules')).toHaveAttribute('aria-expanded', 'false')
      },
    },
    {
      keys: 'Inicio, Fin',
      specimen: 'open-and-chosen',
      setupKeys: ['Tab'],
      testedKeys: ['End'],
      expectResult: expectFocusedRow('Map of the neighbourhood'),
    },
    {
      keys: 'Inicio, Fin',
      specimen: 'nonsense-thousands',
      setupKeys: ['Tab'],
      testedKeys: ['End'],
      expectResult: async (page) => {
        await expect(page.getByRole('treeitem', { name: 'Option 5000', exact: true })).toBeFocused()
        await expect(page.getByRole('treeitem', { name: 'Option 5000', exact: true })).toBeInViewport()
      },
    },
    {
      keys: 'Inicio, Fin',
      specimen: 'open-and-chosen',
      setupKeys: ['Tab'],
      testedKeys: ['Home'],
      expectResult: expectFocusedRow('Rules'),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'choosing',
      setupKeys: ['Tab', 'End'],
      testedKeys: ['Enter'],
      expectResult: (page) => expect(findRow(page, 'Map')).toHaveAttribute('aria-selected', 'true'),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['Space'],
      expectResult: async (page) => {
        await expect(findRow(page, 'Rules')).toHaveAttribute('aria-selected', 'true')
        await expect(findRow(page, 'Rules')).toHaveAttribute('aria-expanded', 'true')
      },
    },
    {
      keys: '*',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['*'],
      expectResult: async (page) => {
        await expect(findRow(page, 'Living together')).toBeVisible()
        await expect(findRow(page, 'How to ask')).toBeVisible()
      },
    },
    {
      keys: 'Letras',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['w'],
      expectResult: expectFocusedRow('Works'),
    },
    {
      keys: 'Letras',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['m', 'a'],
      expectResult: expectFocusedRow('Map'),
    },
  ],
}
