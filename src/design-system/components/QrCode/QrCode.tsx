import { type Ref, type SVGAttributes, useMemo } from 'react'
import styled from 'styled-components'
import { color, radius } from '../../theme/tokens'
import { qrMatrix, qrPath } from './qr-matrix'

interface QrCodeProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** What a scanner reads. */
  text: string
  /** What it is, for screen readers. */
  label: string
  ref?: Ref<SVGSVGElement>
}

/** A text as a QR code, black on white in every theme, as wide as there is room for; a cross if it is too long for one. */
export function QrCode({ text, label, ...rest }: QrCodeProps) {
  const { size, path } = useMemo(() => drawingOf(text), [text])
  return (
    <Root role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} {...rest}>
      <rect width="100%" height="100%" />
      <path d={path} />
    </Root>
  )
}

/** A cross on an empty code: nobody waits at a gate for a scanner that has nothing to read. */
const noCode = { size: 10, path: 'M2 3l1-1 5 5-1 1zM7 2l1 1-5 5-1-1z' }

function drawingOf(text: string) {
  try {
    const matrix = qrMatrix(text)
    return { size: matrix.length, path: qrPath(matrix) }
  } catch {
    return noCode
  }
}

const Root = styled.svg`
  display: block;
  inline-size: 100%;
  max-inline-size: 20rem;
  block-size: auto;
  aspect-ratio: 1;
  border-radius: ${radius.sm};
  shape-rendering: crispedges;

  & > rect {
    fill: ${color.qrPaper};
  }

  & > path {
    fill: ${color.qrInk};
  }
`
