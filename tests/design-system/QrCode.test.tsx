import { render, screen, waitFor } from '@testing-library/react'
import jsQR from 'jsqr'
import { expect, test, vi } from 'vitest'
import { QrCode } from '@/design-system/components/QrCode/QrCode'
import { buildQrMatrix, buildQrPath } from '@/design-system/components/QrCode/qr-matrix'
import { createQrPng, renderQrPixels } from '@/design-system/components/QrCode/qr-png'

const texts = ['PASS-000123', 'https://example.com/pass/1?name=Ñandú', 'x', 'long '.repeat(120)]

test.each(texts)('creates a readable image of %j', (text) => {
  const { data, width, height } = renderQrPixels(text, { size: 400 })
  expect(jsQR(data, width, height)?.data).toBe(text)
})

test('draws each module of the code at least eight whole pixels wide, and the image at least as large as requested', () => {
  const modulesPerRow = buildQrMatrix('PASS-000123').length
  const largeImage = renderQrPixels('PASS-000123', { size: 1000 })
  expect(largeImage.width % modulesPerRow).toBe(0)
  expect(largeImage.width).toBeGreaterThanOrEqual(1000)
  expect(largeImage.width - 1000).toBeLessThan(modulesPerRow)
  expect(renderQrPixels('PASS-000123', { size: 1 }).width).toBe(modulesPerRow * 8)
})

test('surrounds the code with a white edge of four modules on each side', () => {
  const matrix = buildQrMatrix('PASS-000123')
  const isWhite = (modules: boolean[]) => modules.every((isBlack) => !isBlack)
  expect(matrix.slice(0, 4).every(isWhite)).toBe(true)
  expect(matrix.slice(-4).every(isWhite)).toBe(true)
  expect(matrix.every((row) => isWhite(row.slice(0, 4)) && isWhite(row.slice(-4)))).toBe(true)
  expect(matrix[4]?.[4]).toBe(true)
})

/** Converts the path of a code back to rows of modules, true for black. `size` is the number of modules in a row. */
const parseQrPath = (path: string, size: number) => {
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  }
  return rows
}

test('`buildQrPath` covers exactly the black modules', () => {
  const matrix = buildQrMatrix('PASS-000123')
  expect(parseQrPath(buildQrPath(matrix), matrix.length)).toEqual(matrix)
})

const spelledCodeProps = { label: 'Code of the pass', renderFailure: () => null, isSpelled: true }

const buildElement = (text: string) => (
  <QrCode text={text} label="Code of the pass" renderFailure={() => null} />
)

test('renders the code of the text as a named picture, and replaces the code when the text changes', async () => {
  const { rerender } = render(buildElement('PASS-000123'))
  const picture = screen.getByRole('img', { name: 'Code of the pass' })
  expect(picture).toHaveAttribute('aria-busy', 'true')
  await waitFor(() => expect(picture).toHaveAttribute('aria-busy', 'false'))
  const buildExpectedSvg = (text: string) => {
    const matrix = buildQrMatrix(text)
    return [`0 0 ${matrix.length} ${matrix.length}`, buildQrPath(matrix)]
  }
  const readSvg = () => [
    picture.querySelector('svg')?.getAttribute('viewBox'),
    picture.querySelector('path')?.getAttribute('d'),
  ]
  expect(readSvg()).toEqual(buildExpectedSvg('PASS-000123'))

  rerender(buildElement('PASS-000124'))
  // The picture is busy, and thus empty, until the code of the new text is ready.
  expect(picture).toHaveAttribute('aria-busy', 'true')
  await waitFor(() => expect(readSvg()).toEqual(buildExpectedSvg('PASS-000124')))
})

test('with `isSpelled`, shows a short text below the picture, but not a long text', () => {
  const { rerender } = render(<QrCode {...spelledCodeProps} text="LA-7K3Q-9XZ2" />)
  expect(screen.getByText('LA-7K3Q-9XZ2')).toBeVisible()
  expect(screen.getByRole('img')).not.toHaveTextContent('LA-7K3Q-9XZ2')
  // A long text is not visible, because users do not type it.
  rerender(<QrCode {...spelledCodeProps} text={'https://example.com/pass/'.repeat(3)} />)
  expect(screen.queryByText(/example/)).not.toBeInTheDocument()
})

test('`createQrPng` draws the code on a canvas and returns the canvas as a PNG', async () => {
  /** Replaces `ImageData`, which jsdom lacks. */
  class Pixels {
    data: Uint8ClampedArray
    width: number
    height: number
    constructor(data: Uint8ClampedArray, width: number, height: number) {
      this.data = data
      this.width = width
      this.height = height
    }
  }
  vi.stubGlobal('ImageData', Pixels)
  const putImageData = vi.fn()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    putImageData,
  } as unknown as CanvasRenderingContext2D)
  const png = new Blob(['pixels'], { type: 'image/png' })
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(type === 'image/png' ? png : null),
  )

  await expect(createQrPng('PASS-000123', { size: 400 })).resolves.toBe(png)
  const pixels = putImageData.mock.calls[0]?.[0] as Pixels
  expect(jsQR(pixels.data, pixels.width, pixels.height)?.data).toBe('PASS-000123')
  vi.unstubAllGlobals()
})

test('`createQrPng` rejects in a browser that has no canvas context', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await expect(createQrPng('PASS-000123', { size: 400 })).rejects.toThrow('cannot draw')
})

test('renders the result of `renderFailure` instead of the picture if the text is too long for a QR code', async () => {
  render(
    <QrCode
      text={'x'.repeat(8000)}
      label="Code of too much"
      renderFailure={() => 'The code could not be drawn.'}
    />,
  )
  expect(await screen.findByText('The code could not be drawn.')).toBeVisible()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('renders the code of a new text after the previous text was too long for a QR code', async () => {
  const renderFailure = () => 'The code could not be drawn.'
  const { rerender } = render(<QrCode text={'x'.repeat(8000)} label="Code" renderFailure={renderFailure} />)
  await screen.findByText('The code could not be drawn.')
  rerender(<QrCode text="PASS-000123" label="Code" renderFailure={renderFailure} />)
  await waitFor(() => expect(screen.getByRole('img', { name: 'Code' })).toHaveAttribute('aria-busy', 'false'))
})
