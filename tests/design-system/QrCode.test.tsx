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

test('renders each module with at least eight whole pixels, and the image with at least the requested size', () => {
  const modules = buildQrMatrix('PASS-000123').length
  const large = renderQrPixels('PASS-000123', { size: 1000 })
  expect(large.width % modules).toBe(0)
  expect(large.width).toBeGreaterThanOrEqual(1000)
  expect(large.width - 1000).toBeLessThan(modules)
  expect(renderQrPixels('PASS-000123', { size: 1 }).width).toBe(modules * 8)
})

test('surrounds the code with four white modules', () => {
  const matrix = buildQrMatrix('PASS-000123')
  const isWhite = (modules: boolean[]) => modules.every((isBlack) => !isBlack)
  expect(matrix.slice(0, 4).every(isWhite)).toBe(true)
  expect(matrix.slice(-4).every(isWhite)).toBe(true)
  expect(matrix.every((row) => isWhite(row.slice(0, 4)) && isWhite(row.slice(-4)))).toBe(true)
  expect(matrix[4]?.[4]).toBe(true)
})

/** Creates a matrix of the modules that an SVG path covers. */
const fillMatrix = (path: string, size: number) => {
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  }
  return rows
}

test('builds a path that covers exactly the black modules', () => {
  const matrix = buildQrMatrix('PASS-000123')
  expect(fillMatrix(buildQrPath(matrix), matrix.length)).toEqual(matrix)
})

const spelledCodeProps = { label: 'Code of the pass', renderFailure: () => null, isSpelled: true }

const buildElement = (text: string) => (
  <QrCode text={text} label="Code of the pass" renderFailure={() => null} />
)

test('renders a named picture of the code, and replaces the picture for another text', async () => {
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
  // The image of the previous text is hidden.
  expect(picture).toHaveAttribute('aria-busy', 'true')
  await waitFor(() => expect(readSvg()).toEqual(buildExpectedSvg('PASS-000124')))
})

test('shows a short text below the picture, and hides a long text', () => {
  const { rerender } = render(<QrCode {...spelledCodeProps} text="LA-7K3Q-9XZ2" />)
  expect(screen.getByText('LA-7K3Q-9XZ2')).toBeVisible()
  expect(screen.getByRole('img')).not.toHaveTextContent('LA-7K3Q-9XZ2')
  // A long text is not visible, because users do not type it.
  rerender(<QrCode {...spelledCodeProps} text={'https://example.com/pass/'.repeat(3)} />)
  expect(screen.queryByText(/example/)).not.toBeInTheDocument()
})

test('encodes the pixels as a PNG', async () => {
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

test('throws in a browser without a canvas', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await expect(createQrPng('PASS-000123', { size: 400 })).rejects.toThrow('cannot draw')
})

test('renders the error for a text that is too long for a code', async () => {
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
