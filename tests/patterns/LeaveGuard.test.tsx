import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Link, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { TextField } from '@/design-system/components/TextField/TextField'
import { ConfirmProvider } from '@/patterns/dialog/ConfirmProvider'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'

const schema = v.object({ name: v.string() })

function Name() {
  return <TextField label="Nombre" {...useFormField<string>('name')} />
}

const toOthers = vi.fn()

function FormScreen({ onSubmit }: { onSubmit: () => Promise<void> }) {
  const navigate = useNavigate()
  const [isMenuOpen, setIsMenuOpen] = useState(true)
  return (
    <>
      <h1>Formulario</h1>
      <Link to="/otra?pagina=2#fin" state={{ from: 'form' }} onClick={toOthers}>
        <span>Volver</span>
      </Link>
      {isMenuOpen ? (
        <Link to="/otra?pagina=3" onBlur={() => setIsMenuOpen(false)}>
          En un menú
        </Link>
      ) : null}
      <Link to="/form">Esta misma</Link>
      <a href="#nombre">Dentro de la página</a>
      <a href="/otra" target="_blank" rel="noopener">
        En otra pestaña
      </a>
      <a href="https://elsewhere.example/otra">Otro sitio</a>
      <a href="/qr.png" download="Fastpass-Code.png">
        Descargar
      </a>
      <button type="button" onClick={() => void navigate('/otra')}>
        Ir por programa
      </button>
      <FormShell initialValues={{ name: '' }} schema={schema} onSubmit={onSubmit}>
        <Name />
        <SubmitButton>Guardar</SubmitButton>
      </FormShell>
    </>
  )
}

function OtherScreen() {
  const { search, hash, state } = useLocation()
  return (
    <>
      <h1>Otra pantalla</h1>
      <p>
        {search} {hash} {JSON.stringify(state)}
      </p>
    </>
  )
}

function draw({ onSubmit = async () => {} }: { onSubmit?: () => Promise<void> } = {}) {
  render(
    <MemoryRouter initialEntries={['/form']}>
      <ConfirmProvider>
        <Routes>
          <Route path="/form" element={<FormScreen onSubmit={onSubmit} />} />
          <Route path="/otra" element={<OtherScreen />} />
        </Routes>
      </ConfirmProvider>
    </MemoryRouter>,
  )
  return userEvent.setup()
}

const name = () => screen.getByRole('textbox', { name: 'Nombre' })
const link = (text: string) => screen.getByRole('link', { name: text })
const question = () => screen.queryByRole('alertdialog', { name: '¿Salir sin guardar?' })
const answer = (text: string) => screen.getByRole('button', { name: text })
const isOnForm = () => screen.queryByRole('heading', { name: 'Formulario' }) !== null

/** Whether closing the tab would be held. */
function isTabHeld() {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => {
  toOthers.mockReset()
  // The router in memory has addresses of its own; the guard compares with the window's.
  window.history.replaceState(null, '', '/form')
})
afterEach(() => window.history.replaceState(null, '', '/'))

describe('a link, with something typed', () => {
  test('asks, and says what would be lost', async () => {
    const user = draw()
    await user.type(name(), 'Ana')
    await user.click(link('Volver'))
    expect(question()).toHaveAccessibleDescription('Los cambios que hiciste se van a perder.')
    expect(toOthers).not.toHaveBeenCalled()
  })

  test('stays with everything that was typed, and asks again the next time', async () => {
    const user = draw()
    await user.type(name(), 'Ana')
    await user.click(link('Volver'))
    await user.click(answer('Seguir editando'))
    expect(question()).toBeNull()
    expect(name()).toHaveValue('Ana')
    await user.click(link('Volver'))
    expect(question()).not.toBeNull()
  })

  test('leads where it leads, with all that it carries, once the answer is to leave', async () => {
    const user = draw()
    await user.type(name(), 'Ana')
    await user.click(link('Volver'))
    await user.click(answer('Salir sin guardar'))
    expect(await screen.findByRole('heading', { name: 'Otra pantalla' })).toBeVisible()
    expect(screen.getByText('?pagina=2 #fin {"from":"form"}')).toBeVisible()
    expect(toOthers).toHaveBeenCalledTimes(1)
    expect(isTabHeld()).toBe(false)
  })

  test('pressed by the keyboard asks too', async () => {
    const user = draw()
    await user.type(name(), 'Ana')
    act(() => link('Volver').focus())
    await user.keyboard('{Enter}')
    expect(question()).not.toBeNull()
  })

  test('that is gone by the time of the answer still leads where it led', async () => {
    const user = draw()
    await user.type(name(), 'Ana')
    await user.click(link('En un menú'))
    expect(screen.queryByRole('link', { name: 'En un menú' })).not.toBeInTheDocument()
    await user.click(answer('Salir sin guardar'))
    expect(await screen.findByText('?pagina=3 null')).toBeVisible()
  })

  test.each(['Esta misma', 'Dentro de la página', 'En otra pestaña', 'Otro sitio', 'Descargar'])(
    'that leaves nothing behind is not asked about: %s',
    async (text) => {
      const user = draw()
      await user.type(name(), 'Ana')
      const target = link(text)
      const press = createEvent.click(target)
      // jsdom goes nowhere; that nothing else held the press is what counts.
      const isHeld = vi.fn(() => press.defaultPrevented)
      target.addEventListener('click', (event) => {
        isHeld()
        event.preventDefault()
      })
      fireEvent(target, press)
      expect(isHeld).toHaveReturnedWith(false)
      expect(question()).toBeNull()
    },
  )

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const)(
    'pressed with %s opens elsewhere',
    async (key) => {
      const user = draw()
      await user.type(name(), 'Ana')
      const volver = link('Volver')
      volver.addEventListener('click', (event) => event.preventDefault())
      fireEvent.click(volver, { [key]: true })
      expect(question()).toBeNull()
    },
  )
})

describe('with nothing to lose', () => {
  test('a link leads where it leads', async () => {
    const user = draw()
    await user.click(link('Volver'))
    expect(screen.getByRole('heading', { name: 'Otra pantalla' })).toBeVisible()
  })

  test('what was typed and taken back is nothing', async () => {
    const user = draw()
    await user.type(name(), 'Ana')
    await user.clear(name())
    await user.click(link('Volver'))
    expect(isOnForm()).toBe(false)
  })

  test('what was saved is not lost, until something is changed again', async () => {
    const user = draw()
    await user.type(name(), 'Ana')
    await user.click(answer('Guardar'))
    expect(isTabHeld()).toBe(false)
    await user.type(name(), '!')
    expect(isTabHeld()).toBe(true)
  })

  test('what could not be saved is', async () => {
    const user = draw({ onSubmit: () => Promise.reject(new ApiError('network')) })
    await user.type(name(), 'Ana')
    await user.click(answer('Guardar'))
    expect(isTabHeld()).toBe(true)
    await user.click(link('Volver'))
    expect(question()).not.toBeNull()
  })

  test('what is on its way is', async () => {
    const slow = Promise.withResolvers<void>()
    const user = draw({ onSubmit: () => slow.promise })
    await user.type(name(), 'Ana')
    await user.click(answer('Guardar'))
    expect(isTabHeld()).toBe(true)
    await act(async () => slow.resolve())
    expect(isTabHeld()).toBe(false)
  })
})

describe('closing the tab', () => {
  test('is held only while there is something to lose, and never once the form is gone', async () => {
    const user = draw()
    expect(isTabHeld()).toBe(false)
    await user.type(name(), 'Ana')
    expect(isTabHeld()).toBe(true)
    await user.clear(name())
    expect(isTabHeld()).toBe(false)
    await user.type(name(), 'Ana')
    await user.click(answer('Ir por programa'))
    expect(isOnForm()).toBe(false)
    expect(isTabHeld()).toBe(false)
  })
})

/** jsdom has no Navigation API: this is as much of it as the guard uses. */
class FakeNavigation extends EventTarget {
  readonly journeys: string[] = []
  arrive = (): Promise<void> => Promise.resolve()

  /** The browser's Back; answers whether it was held. */
  back(options: { navigationType?: string; cancelable?: boolean } = {}) {
    const { navigationType = 'traverse', cancelable = true } = options
    const event = Object.assign(new Event('navigate', { cancelable }), {
      navigationType,
      destination: { key: 'before' },
    })
    this.dispatchEvent(event)
    return event.defaultPrevented
  }

  traverseTo(key: string) {
    this.journeys.push(key)
    // Going back by program is told to the guard as any other way.
    if (this.back()) this.journeys.push('held')
    return { committed: this.arrive(), finished: this.arrive() }
  }
}

describe('the browser’s Back', () => {
  let navigation: FakeNavigation

  beforeEach(() => {
    navigation = new FakeNavigation()
    vi.stubGlobal('navigation', navigation)
  })
  afterEach(() => vi.unstubAllGlobals())

  /** Presses the browser's own button; answers whether the guard held it. */
  async function goBack(options?: Parameters<FakeNavigation['back']>[0]) {
    const button = document.body.appendChild(document.createElement('button'))
    let isHeld = false
    button.addEventListener('click', () => {
      isHeld = navigation.back(options)
    })
    await userEvent.click(button)
    button.remove()
    return isHeld
  }

  test('asks, and goes back once the answer is to leave', async () => {
    const user = draw()
    await user.type(name(), 'Ana')
    expect(await goBack()).toBe(true)
    expect(question()).not.toBeNull()
    await user.click(answer('Salir sin guardar'))
    expect(navigation.journeys).toEqual(['before'])
  })

  test('stays, and asks once however often it is pressed', async () => {
    const user = draw()
    await user.type(name(), 'Ana')
    for (let press = 0; press < 3; press += 1) expect(await goBack()).toBe(true)
    await user.click(answer('Seguir editando'))
    expect(question()).toBeNull()
    expect(navigation.journeys).toEqual([])
    expect(await goBack()).toBe(true)
    expect(question()).not.toBeNull()
  })

  test('that fails on its way leaves the guard as it was', async () => {
    const user = draw()
    navigation.arrive = () => Promise.reject(new DOMException('aborted', 'AbortError'))
    await user.type(name(), 'Ana')
    await goBack()
    await user.click(answer('Salir sin guardar'))
    expect(navigation.journeys).toEqual(['before'])
    expect(await goBack()).toBe(true)
  })

  test('goes back at once with nothing to lose, and is not held where the browser does not allow it', async () => {
    const user = draw()
    expect(await goBack()).toBe(false)
    await user.type(name(), 'Ana')
    expect(await goBack({ cancelable: false })).toBe(false)
    expect(await goBack({ navigationType: 'push' })).toBe(false)
    expect(question()).toBeNull()
  })
})

test('two forms with changes ask once about one press', async () => {
  render(
    <MemoryRouter initialEntries={['/form']}>
      <ConfirmProvider>
        <Routes>
          <Route
            path="/form"
            element={
              <>
                {['Uno', 'Dos'].map((which) => (
                  <section key={which} aria-label={which}>
                    <FormShell initialValues={{ name: '' }} schema={schema} onSubmit={async () => {}}>
                      <Name />
                    </FormShell>
                  </section>
                ))}
                <Link to="/otra">Volver</Link>
              </>
            }
          />
        </Routes>
      </ConfirmProvider>
    </MemoryRouter>,
  )
  const user = userEvent.setup()
  for (const input of screen.getAllByRole('textbox', { name: 'Nombre' })) await user.type(input, 'Ana')
  await user.click(link('Volver'))
  await user.click(answer('Seguir editando'))
  expect(question()).toBeNull()
})
