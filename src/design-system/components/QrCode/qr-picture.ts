import { buildQrMatrix } from './qr-matrix'

interface PictureTexts {
  /** The text above the code, in bold. */
  title: string
  /** The lines between the title and the code. Empty lines are left out. */
  lines: readonly string[]
}

interface DrawnLine {
  text: string
  font: string
  /** The distance to the next line. */
  height: number
}

const width = 1080
const padding = 72
const contentWidth = width - 2 * padding
/** A longer text is cut, so that the code stays in the upper part of the picture. */
const maxLinesPerText = 3

/** Splits a text into lines that fit into the width. A word that is too long for a line is split too. */
export function wrapText(text: string, fits: (line: string) => boolean, maxLines: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const part of text.match(/\s+|[^\s]/gu) ?? []) {
    const next = line + part
    if (fits(next.trimEnd())) {
      line = next
      continue
    }
    const lastSpace = line.search(/\s\S*$/)
    const end = lastSpace > 0 ? lastSpace : line.length
    lines.push(line.slice(0, end).trim())
    line = (line.slice(end) + part).trimStart()
  }
  lines.push(line.trim())
  const shownLines = lines.filter((shown) => shown !== '')
  return shownLines.length > maxLines
    ? [...shownLines.slice(0, maxLines - 1), `${shownLines[maxLines - 1]}…`]
    : shownLines
}

function layOut(context: CanvasRenderingContext2D, { title, lines }: PictureTexts): DrawnLine[] {
  const { fontFamily } = getComputedStyle(document.body)
  const wrap = (text: string, font: string, height: number) => {
    context.font = font
    const fits = (line: string) => context.measureText(line).width <= contentWidth
    return wrapText(text, fits, maxLinesPerText).map((part) => ({ text: part, font, height }))
  }
  return [
    ...wrap(title, `700 60px ${fontFamily}`, 76),
    ...lines.flatMap((line) => wrap(line, `400 42px ${fontFamily}`, 58)),
  ]
}

/** Draws the black modules of a code, each a square of whole pixels, and returns the height of the code. */
function drawCode(context: CanvasRenderingContext2D, matrix: boolean[][], top: number): number {
  const scale = Math.floor(contentWidth / matrix.length)
  const left = Math.floor((width - matrix.length * scale) / 2)
  matrix.forEach((row, y) => {
    row.forEach((isBlack, x) => {
      if (isBlack) context.fillRect(left + x * scale, top + y * scale, scale, scale)
    })
  })
  return matrix.length * scale
}

/** Draws the texts, the code and its letters, and returns the height that they need. */
function draw(context: CanvasRenderingContext2D, code: string, texts: PictureTexts): number {
  context.fillStyle = 'white'
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
  context.fillStyle = 'black'
  context.textAlign = 'center'
  context.textBaseline = 'top'
  let top = padding
  for (const { text, font, height } of layOut(context, texts)) {
    context.font = font
    context.fillText(text, width / 2, top)
    top += height
  }
  top += drawCode(context, buildQrMatrix(code), top)
  context.font = `600 48px ${getComputedStyle(document.body).fontFamily}`
  context.fillText(code, width / 2, top, contentWidth)
  return top + 48 + padding
}

/** Returns a PNG image of a code with texts, black on white in every theme. Rejects if the browser cannot draw or save the image. */
export function createQrPicture(code: string, texts: PictureTexts): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height: 1 })
  const context = canvas.getContext('2d')
  if (!context) return Promise.reject(new Error('This browser cannot draw the picture.'))
  // The first drawing only measures. A change of the height clears the canvas.
  canvas.height = draw(context, code, texts)
  draw(context, code, texts)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob)
      else reject(new Error('This browser cannot save the picture.'))
    }, 'image/png')
  })
}
