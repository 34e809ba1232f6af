import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { ToastProvider } from '@/design-system/components/Toaster/ToastProvider'
import { ExportButton } from '@/patterns/export/ExportButton'

const saved: string[] = []

beforeEach(() => {
  saved.length = 0
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`)
  })
})
afterEach(() => vi.useRealTimers())

const Toasts = ({ children }: { children: ReactNode }) => (
  <ToastProvider label="Avisos" closeLabel="Cerrar">
    {children}
  </ToastProvider>
)

/** Draws the button; each call of the file waits until the test answers it. */
function draw(fileName = 'movimientos.xlsx') {
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
  const last = () => calls.at(-1) as (typeof calls)[number]
  return { user: userEvent.setup(), calls, last, unmount: view.unmount }
}

const button = (name = 'Descargar Excel') => screen.getByRole('button', { name })
/** The status beside the button. A toast has a status, too. */
const status = () => screen.getAllByRole('status').find(({ tagName }) => tagName === 'P') as HTMLElement
const file = new Blob(['bytes'])

test('sends one call, shows the progress, and saves the file under its name', async () => {
  const { user, calls, last } = draw()
  await user.dblClick(button())
  expect(calls).toHaveLength(1)
  expect(button()).toHaveAttribute('aria-busy', 'true')
  expect(status()).toHaveTextContent('Estamos preparando el archivo.')
  await act(async () => last().resolve(file))
  expect(saved).toEqual(['movimientos.xlsx blob:file'])
  expect(status()).toHaveTextContent('Se descargó movimientos.xlsx.')
  expect(button()).not.toHaveAttribute('aria-busy')
})

test('aborts a cancelled call, saves nothing, and can start again', async () => {
  const { user, calls, last } = draw()
  await user.click(button())
  await user.click(button('Cancelar la descarga'))
  expect(last().signal.aborted).toBe(true)
  expect(status()).toHaveTextContent('Cancelaste la descarga.')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(button()).toHaveFocus()
  await user.click(button())
  expect(calls).toHaveLength(2)
  await act(async () => last().resolve(file))
  expect(saved).toHaveLength(1)
})

test('shows a failure with a retry', async () => {
  const { user, calls, last } = draw()
  await user.click(button())
  await act(async () => last().reject(new ApiError('status', 500)))
  expect(screen.getByText(/^No pudimos preparar el archivo\./)).toBeVisible()
  expect(status()).toBeEmptyDOMElement()
  await user.click(button('Reintentar'))
  expect(calls).toHaveLength(2)
  expect(screen.queryByText(/^No pudimos preparar el archivo\./)).toBeNull()
  expect(button()).toHaveFocus()
})

test.each([
  [new ApiError('network'), 'No pudimos conectarnos.'],
  [new ApiError('status', 400, { detail: 'El rango es demasiado largo.' }), 'El rango es demasiado largo.'],
])('shows the reason of a failure: %s', async (error, sentence) => {
  const { user, last } = draw()
  await user.click(button())
  await act(async () => last().reject(error))
  expect(screen.getByText(sentence, { exact: false })).toBeVisible()
})

test('shows the required toasts during the export and after a failure', async () => {
  const wait = 'Por favor aguarde mientras se realiza la descarga.'
  const broken = 'Ha ocurrido un error con la descarga del archivo. Por favor intente más tarde.'
  const { user, last } = draw()
  await user.click(button())
  expect(await screen.findByText(wait)).toBeVisible()
  await act(async () => last().reject(new ApiError('timeout')))
  expect(await screen.findByText(broken)).toBeVisible()
  await waitFor(() => expect(screen.queryByText(wait)).not.toBeInTheDocument())
  await user.click(button('Reintentar'))
  expect(await screen.findByText(wait)).toBeVisible()
  await waitFor(() => expect(screen.queryByText(broken)).not.toBeInTheDocument())
  await user.click(button('Cancelar la descarga'))
  await waitFor(() => expect(screen.queryByText(wait)).not.toBeInTheDocument())
})

test('shows that the export is slow after ten seconds', async () => {
  vi.useFakeTimers()
  draw()
  fireEvent.click(button())
  act(() => vi.advanceTimersByTime(9_999))
  expect(status()).toHaveTextContent(/^Estamos preparando/)
  act(() => vi.advanceTimersByTime(1))
  expect(status()).toHaveTextContent(/^Seguimos preparando/)
})

test('aborts the call when the screen closes', async () => {
  const { user, last, unmount } = draw()
  await user.click(button())
  const { signal, resolve } = last()
  unmount()
  expect(signal.aborted).toBe(true)
  await act(async () => resolve(file))
  expect(saved).toEqual([])
})

test.each([
  ['../../etc/passwd', '-..-etc-passwd blob:file'],
  ['lote "A/1": todo?.xlsx', 'lote -A-1- todo-.xlsx blob:file'],
  ['\u202exslx.exe', 'xslx.exe blob:file'],
  [' . ', 'archivo blob:file'],
])('saves %j under a valid file name', async (name, expected) => {
  const { user, last } = draw(name)
  await user.click(button())
  await act(async () => last().resolve(file))
  expect(saved).toEqual([expected])
})

test('shows the reason why it is disabled, and sends nothing', async () => {
  const fetchFile = vi.fn()
  render(
    <ExportButton fetchFile={fetchFile} fileName="x.xlsx" disabledReason="No hay movimientos para descargar.">
      Descargar Excel
    </ExportButton>,
    { wrapper: Toasts },
  )
  await userEvent.click(button())
  expect(button()).toHaveAccessibleDescription('No hay movimientos para descargar.')
  expect(fetchFile).not.toHaveBeenCalled()
})
