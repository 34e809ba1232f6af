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

/** A text as a QR code, black on white in every theme, as wide as there is room for. */
export function QrCode({ text, label, ...rest }: QrCodeProps) {
  const matrix = useMemo(() => qrMatrix(text), [text])
  return (
    <Root role="img" aria-label={label} viewBox={`0 0 ${matrix.length} ${matrix.length}`} {...rest}>
      <rect width="100%" height="100%" />
      <path d={qrPath(matrix)} />
    </Root>
  )
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
