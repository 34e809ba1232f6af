import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { ToastProvider } from '@/design-system/components/Toaster/ToastProvider'
import { ExportButton } from '@/patterns/export/ExportButton'

const savedFiles: string[] = []

beforeEach(() => {
  savedFiles.length = 0
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    savedFiles.push(`${this.download} ${this.href}`)
  })
})
afterEach(() => vi.useRealTimers())

const Toasts = ({ children }: { children: ReactNode }) => (
  <ToastProvider label="Avisos" closeLabel="Cerrar">
    {children}
  </ToastProvider>
)

/** Renders the button. Each call of `fetchFile` is pending until the test settles it or the button aborts it. */
function renderButton(fileName = 'movimientos.xlsx') {
  const calls: { signal: AbortSignal; resolve: (file: Blob) => void; reject: (error: unknown) => void }[] = []
  const fetchFile = (signal: AbortSignal) =>
    new Promise<Blob>((resolve, reject) => {
      calls.push({ signal, resolve, reject })
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  const view = render(
    <ExportButton fetchFile={fetchFile} fileName={fileName}>
      Descargar Excel
    </ExportButton>,
    { wrapper: Toasts },
  )
  const getLastCall = () => calls.at(-1) as (typeof calls)[number]
  return { user: userEvent.setup(), calls, getLastCall, unmount: view.unmount }
}

const getButton = (name = 'Descargar Excel') => screen.getByRole('button', { name })
/** Returns the status text beside the button. It is a paragraph. Toasts have the same role, but are no paragraphs. */
const getStatus = () => screen.getAllByRole('status').find(({ tagName }) => tagName === 'P') as HTMLElement
const file = new Blob(['bytes'])

test('sends one call for a double click, shows the progress, and saves the file under `fileName`', async () => {
  const { user, calls, getLastCall } = renderButton()
  await user.dblClick(getButton())
  expect(calls).toHaveLength(1)
  expect(getButton()).toHaveAttribute('aria-busy', 'true')
  expect(getStatus()).toHaveTextContent('Estamos preparando el archivo.')
  await act(async () => getLastCall().resolve(file))
  expect(savedFiles).toEqual(['movimientos.xlsx blob:file'])
  expect(getStatus()).toBeEmptyDOMElement()
  expect(await screen.findByText('Se descargó movimientos.xlsx.')).toBeVisible()
  expect(getButton()).not.toHaveAttribute('aria-busy')
})

test('aborts the call when the user cancels, and can start another call', async () => {
  const { user, calls, getLastCall } = renderButton()
  await user.click(getButton())
  await user.click(getButton('Cancelar la descarga'))
  expect(getLastCall().signal.aborted).toBe(true)
  expect(getStatus()).toHaveTextContent('Cancelaste la descarga.')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(getButton()).toHaveFocus()
  await user.click(getButton())
  expect(calls).toHaveLength(2)
  await act(async () => getLastCall().resolve(file))
  expect(savedFiles).toHaveLength(1)
})

test('shows a failure with a retry', async () => {
  const { user, calls, getLastCall } = renderButton()
  await user.click(getButton())
  await act(async () => getLastCall().reject(new ApiError('status', 500)))
  expect(screen.getByText(/^No pudimos preparar el archivo\./)).toBeVisible()
  expect(getStatus()).toBeEmptyDOMElement()
  await user.click(getButton('Reintentar'))
  expect(calls).toHaveLength(2)
  expect(screen.queryByText(/^No pudimos preparar el archivo\./)).toBeNull()
  expect(getButton()).toHaveFocus()
})

test.each([
  [new ApiError('network'), 'No pudimos conectarnos.'],
  [new ApiError('status', 400, { detail: 'El rango es demasiado largo.' }), 'El rango es demasiado largo.'],
])('shows the reason of a failure: %s', async (error, sentence) => {
  const { user, getLastCall } = renderButton()
  await user.click(getButton())
  await act(async () => getLastCall().reject(error))
  expect(screen.getByText(sentence, { exact: false })).toBeVisible()
})

test('shows the toasts that the product rules require during the export and after a failure', async () => {
  const waitMessage = 'Por favor aguarde mientras se realiza la descarga.'
  const failureMessage = 'Ha ocurrido un error con la descarga del archivo. Por favor intente más tarde.'
  const { user, getLastCall } = renderButton()
  await user.click(getButton())
  expect(await screen.findByText(waitMessage)).toBeVisible()
  await act(async () => getLastCall().reject(new ApiError('timeout')))
  expect(await screen.findByText(failureMessage)).toBeVisible()
  await waitFor(() => expect(screen.queryByText(waitMessage)).not.toBeInTheDocument())
  await user.click(getButton('Reintentar'))
  expect(await screen.findByText(waitMessage)).toBeVisible()
  await waitFor(() => expect(screen.queryByText(failureMessage)).not.toBeInTheDocument())
  await user.click(getButton('Cancelar la descarga'))
  await waitFor(() => expect(screen.queryByText(waitMessage)).not.toBeInTheDocument())
})

test('the toast of the result replaces the one that asks to wait', async () => {
  const waitMessage = 'Por favor aguarde mientras se realiza la descarga.'
  const { user, getLastCall } = renderButton()
  await user.click(getButton())
  expect(await screen.findByText(waitMessage)).toBeVisible()
  await act(async () => getLastCall().resolve(file))
  expect(screen.getByText('Se descargó movimientos.xlsx.')).toBeVisible()
  await waitFor(() => expect(screen.queryByText(waitMessage)).not.toBeInTheDocument())
})

test('shows a message about a slow export after ten seconds', async () => {
  vi.useFakeTimers()
  renderButton()
  fireEvent.click(getButton())
  act(() => vi.advanceTimersByTime(9_999))
  expect(getStatus()).toHaveTextContent(/^Estamos preparando/)
  act(() => vi.advanceTimersByTime(1))
  expect(getStatus()).toHaveTextContent(/^Seguimos preparando/)
})

test('aborts the call and saves nothing when the screen closes', async () => {
  const { user, getLastCall, unmount } = renderButton()
  await user.click(getButton())
  const { signal, resolve } = getLastCall()
  unmount()
  expect(signal.aborted).toBe(true)
  await act(async () => resolve(file))
  expect(savedFiles).toEqual([])
})

test.each([
  ['../../etc/passwd', '-..-etc-passwd blob:file'],
  ['lote "A/1": todo?.xlsx', 'lote -A-1- todo-.xlsx blob:file'],
  ['\u202exslx.exe', 'xslx.exe blob:file'],
  [' . ', 'archivo blob:file'],
])('saves %j under a valid file name', async (name, expected) => {
  const { user, getLastCall } = renderButton(name)
  await user.click(getButton())
  await act(async () => getLastCall().resolve(file))
  expect(savedFiles).toEqual([expected])
})

test('shows the reason why the button is disabled, and sends nothing', async () => {
  const fetchFile = vi.fn()
  render(
    <ExportButton fetchFile={fetchFile} fileName="x.xlsx" disabledReason="No hay movimientos para descargar.">
      Descargar Excel
    </ExportButton>,
    { wrapper: Toasts },
  )
  await userEvent.click(getButton())
  expect(getButton()).toHaveAccessibleDescription('No hay movimientos para descargar.')
  expect(fetchFile).not.toHaveBeenCalled()
})
