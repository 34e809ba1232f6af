import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { BrowserRouter, Link, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { afterEach, beforeEach, vi } from 'vitest'
import { TextField } from '@/design-system/components/TextField/TextField'
import { ConfirmProvider } from '@/patterns/dialog/ConfirmProvider'
import { FormShell } from '@/patterns/form/FormShell'
import { HistoryStepListener } from '@/patterns/form/HistoryStepListener'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'

export const schema = v.object({ name: v.string() })

export function NameField() {
  return <TextField label="Nombre" {...useFormField<string>('name')} />
}

/** The click handler of the link 'Volver'. */
export const onLinkClick = vi.fn()

function FormScreen({ onSubmit }: { onSubmit: () => Promise<void> }) {
  const navigate = useNavigate()
  const [isMenuOpen, setIsMenuOpen] = useState(true)
  return (
    <>
      <h1>Formulario</h1>
      <Link to="/otra?pagina=2#fin" state={{ from: 'form' }} onClick={onLinkClick}>
        <span>Volver</span>
      </Link>
      {isMenuOpen ? (
        <Link to="/otra?pagina=3" onBlur={() => setIsMenuOpen(false)}>
          En un menú
        </Link>
      ) : null}
      <Link to="/form">Esta misma</Link>
      <Link to="/form?vista=2">Esta misma, de otra manera</Link>
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
      <FormShell draft="name" initialValues={{ name: '' }} schema={schema} onSubmit={onSubmit}>
        <NameField />
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
      <Link to="/form">Al formulario</Link>
      <p>
        {search} {hash} {JSON.stringify(state)}
      </p>
    </>
  )
}

interface ScreensOptions {
  onSubmit?: () => Promise<void>
  /** Wraps the screens in a router. The default is a `MemoryRouter`. */
  wrapInRouter?: (screens: ReactElement) => ReactElement
}

const wrapInMemoryRouter = (screens: ReactElement) => (
  <MemoryRouter initialEntries={['/form']}>{screens}</MemoryRouter>
)

/** Renders two screens: `/form`, which has a form and links, and `/otra`. Returns the result of `userEvent.setup`. */
export function renderScreens({
  onSubmit = async () => {},
  wrapInRouter = wrapInMemoryRouter,
}: ScreensOptions = {}) {
  render(
    wrapInRouter(
      <ConfirmProvider>
        <Routes>
          <Route path="/form" element={<FormScreen onSubmit={onSubmit} />} />
          <Route path="/otra" element={<OtherScreen />} />
        </Routes>
      </ConfirmProvider>,
    ),
  )
  return userEvent.setup()
}

/** Wraps the screens in a router that uses the history of the window. */
export const wrapInBrowserRouter = (screens: ReactElement) => (
  <BrowserRouter>
    <HistoryStepListener />
    {screens}
  </BrowserRouter>
)

export const getNameInput = () => screen.getByRole('textbox', { name: 'Nombre' })
export const getLink = (text: string) => screen.getByRole('link', { name: text })
export const queryQuestion = () => screen.queryByRole('alertdialog', { name: '¿Salir sin guardar?' })
export const getButton = (text: string) => screen.getByRole('button', { name: text })
export const isOnForm = () => screen.queryByRole('heading', { name: 'Formulario' }) !== null

/**
 * Before each test, sets the window's address to `/form` and resets `onLinkClick`. The guard reads the address of the window,
 * and a `MemoryRouter` does not change that address.
 */
export function resetAddressAndClicksForEach() {
  beforeEach(() => {
    onLinkClick.mockReset()
    window.history.replaceState(null, '', '/form')
  })
  afterEach(() => window.history.replaceState(null, '', '/'))
}
