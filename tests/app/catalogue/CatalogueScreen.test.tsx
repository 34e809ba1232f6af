import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { specimenFiles } from '@/design-system/specimens'
import { patternFiles } from '@/patterns/specimens'
import { openCatalogue, stubIntersections } from './open-catalogue'

let showFirstThumbnails = () => {}
beforeEach(() => {
  showFirstThumbnails = stubIntersections(vi.stubGlobal)
})
afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

const getThemes = (elements: HTMLElement[]) =>
  elements.map((element) => element.closest('[data-theme]')?.getAttribute('data-theme'))

const getMain = () => within(screen.getByRole('main'))

describe('the index', () => {
  test('links to every foundation, component and pattern, in named groups', () => {
    openCatalogue()
    const names = [...specimenFiles, ...patternFiles].map(({ component }) => component)
    const foundations = ['Color', 'Tipografía', 'Espacio', 'Íconos', 'Movimiento', 'Palabras']
    const links = getMain().getAllByRole('link')
    expect(links.map((link) => link.textContent).sort()).toEqual([...names, ...foundations].sort())
    expect(getMain().getByRole('link', { name: 'Button' })).toHaveAttribute(
      'href',
      '/catalogo?component=Button',
    )
    const controls = screen.getByRole('region', { name: 'Controles' })
    expect(within(controls).getByRole('link', { name: 'SegmentedControl' })).toBeInTheDocument()
  })

  test('renders thumbnails only near the viewport, inert and hidden from screen readers', () => {
    const { container } = openCatalogue()
    expect(container.querySelectorAll('[data-thumbnail=drawn]')).toHaveLength(0)
    expect(screen.queryByText('Save changes')).toBeNull()
    act(() => showFirstThumbnails())
    const thumbnails = container.querySelectorAll('[data-thumbnail=drawn]')
    expect(thumbnails.length).toBeGreaterThan(10)
    for (const thumbnail of thumbnails) {
      expect(thumbnail).toHaveAttribute('inert')
      expect(thumbnail).toHaveAttribute('aria-hidden', 'true')
    }
    expect(screen.getByText('Save changes')).toBeInTheDocument()
  })
})

describe('the shell of the catalogue', () => {
  test.each([
    ['NAVEGACION', 'Drawer'],
    ['tipografia', 'Tipografía'],
    ['queryv', 'QueryView'],
  ])('finds a page by its name or purpose, regardless of accents and case: %s', async (text, name) => {
    const user = userEvent.setup()
    openCatalogue('?page=motion')
    await user.type(screen.getByRole('combobox', { name: 'Buscar en el catálogo' }), text)
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }))
    expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument()
  })

  test.each([
    ['?component=Button', 'Componentes', 'Button'],
    ['?component=Page', 'Patrones', 'Page'],
    ['?page=color', 'Fundamentos', 'Color'],
  ])(
    'marks only the link of the current page, in the navigation of its group: %s',
    (address, group, name) => {
      openCatalogue(address)
      const navigation = screen.getByRole('navigation', { name: group, hidden: true })
      expect(within(navigation).getByRole('link', { name, hidden: true })).toHaveAttribute(
        'aria-current',
        'page',
      )
      expect(document.querySelectorAll('nav [aria-current]')).toHaveLength(1)
    },
  )

  test('opens the navigation in a drawer on a phone, and closes the drawer when the user chooses a page', async () => {
    const user = userEvent.setup()
    openCatalogue('?page=color')
    await user.click(screen.getByRole('button', { name: 'Abrir las páginas del catálogo', hidden: true }))
    const drawer = screen.getByRole('dialog', { name: 'Páginas del catálogo' })
    await user.click(within(drawer).getByRole('link', { name: 'Alert' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('heading', { level: 1, name: 'Alert' })).toHaveFocus()
  })
})

describe('the page of a component', () => {
  test('shows each specimen in the light and the dark theme, and links to the page of the specimen', () => {
    openCatalogue('?component=Button')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Button')
    const buttons = screen.getAllByRole('button', { name: 'Save changes' })
    expect(getThemes(buttons)).toEqual(['light', 'dark'])
    expect(screen.getByRole('link', { name: 'Oscuro: Ver Button/primary a solas' })).toHaveAttribute(
      'href',
      '/catalogo?specimen=Button%2Fprimary&theme=dark',
    )
    expect(screen.getByRole('link', { name: 'Catálogo' })).toHaveAttribute('href', '/catalogo')
  })

  test('shows the specimens in high contrast if the address contains `contrast=more`', () => {
    openCatalogue('?component=Button&contrast=more')
    const buttons = screen.getAllByRole('button', { name: 'Save changes' })
    expect(getThemes(buttons)).toEqual(['light-contrast', 'dark-contrast'])
    expect(screen.getByRole('link', { name: 'Contraste normal' })).toHaveAttribute(
      'href',
      '/catalogo?component=Button',
    )
  })

  test('lists the keyboard notes of the component', () => {
    openCatalogue('?component=SegmentedControl')
    const section = screen.getByRole('region', { name: 'Teclado' })
    expect(within(section).getByText('Espacio')).toHaveProperty('tagName', 'DT')
    expect(
      within(section).getByText('Elige la primera opción si no hay ninguna elegida.'),
    ).toBeInTheDocument()
  })

  test('lists the props of the component with type, default and doc comment', () => {
    openCatalogue('?component=Stack')
    expect(
      screen.getByText('Ordena elementos uno debajo del otro, a la misma distancia.'),
    ).toBeInTheDocument()
    const section = screen.getByRole('region', { name: 'Propiedades' })
    const gap = within(section).getByText('gap').closest('div') as HTMLElement
    expect(gap).toHaveTextContent('number · por omisión 4')
    expect(gap).toHaveTextContent(/in steps of 4 px\.$/)
    expect(within(section).getByText("'center' | 'end' | 'start' | 'stretch'")).toBeInTheDocument()
  })

  test('explains when to use a pattern and when not to', () => {
    openCatalogue('?component=Page')
    const usage = within(screen.getByRole('region', { name: 'Uso' }))
    expect(usage.getByText('Cuándo usarlo').nextSibling).toHaveTextContent(/^En cada pantalla/)
    expect(usage.getByText('Cuándo no').nextSibling).toHaveTextContent(/^Dentro de un diálogo/)
  })

  test('shows a note in place of a specimen that covers the whole page', () => {
    openCatalogue('?component=AppShell')
    expect(screen.getAllByText('Cubre toda la página, así que se ve a solas.').length).toBeGreaterThan(0)
  })

  test.each(['?component=Nothing', '?page=nothing'])(
    'is replaced by a link to the index if the address names an unknown page: %s',
    (address) => {
      openCatalogue(address)
      expect(screen.getByText('No hay nada con ese nombre.')).toBeInTheDocument()
      expect(screen.getByRole('link', { name: 'Volver al catálogo' })).toHaveAttribute('href', '/catalogo')
    },
  )
})

describe('the page of a specimen', () => {
  test.each(['dark', 'light-contrast'])(
    'shows only the specimen, and sets the theme of the address on the document until the page unmounts: %s',
    (theme) => {
      const { unmount } = openCatalogue(`?specimen=Button/primary&theme=${theme}`)
      expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Save changes'])
      expect(document.documentElement).toHaveAttribute('data-theme', theme)
      unmount()
      expect(document.documentElement).not.toHaveAttribute('data-theme')
    },
  )

  test('has the theme of the system if the address has no valid theme', () => {
    openCatalogue('?specimen=Button/primary&theme=sepia')
    expect(document.documentElement).not.toHaveAttribute('data-theme')
  })

  test.each(['Button/none', 'Nothing/primary', '', 'Button'])(
    'is replaced by a link to the index if no specimen has the name "%s"',
    (name) => {
      openCatalogue(`?specimen=${name}`)
      expect(screen.getByText('No hay nada con ese nombre.')).toBeInTheDocument()
      expect(screen.getByRole('link', { name: 'Volver al catálogo' })).toHaveAttribute('href', '/catalogo')
    },
  )
})
