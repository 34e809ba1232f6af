import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { tabularFigures } from '@/design-system/theme/text-styles'
import { color, fontSize, fontWeight, radius, space } from '@/design-system/theme/tokens'
import { useQrMatrix } from './use-qr-matrix'

interface QrCodeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What a scanner reads. */
  text: string
  /** What it is, for screen readers. */
  label: string
  /** Whether the text stands below it too, for who cannot scan it; not one that is too long to be typed. */
  isSpelled?: boolean
  /** Says that the code could not be drawn, for what draws it comes on demand; given what tries again. */
  renderFailure: (retry: () => void) => ReactNode
}

const longestSpelled = 32

/** A text as a QR code, black on white in every theme, as wide as there is room for. */
export function QrCode({ text, label, isSpelled = false, renderFailure, ...rest }: QrCodeProps) {
  const { code, isFailed, retry } = useQrMatrix(text)
  if (isFailed) return <div {...rest}>{renderFailure(retry)}</div>
  return (
    <Root {...rest}>
      <Picture role="img" aria-label={label} aria-busy={code === undefined}>
        {code && (
          <svg viewBox={`0 0 ${code.size} ${code.size}`} aria-hidden="true">
            <path d={code.path} />
          </svg>
        )}
      </Picture>
      {isSpelled && text.length <= longestSpelled && <Letters>{text}</Letters>}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  align-items: center;
  inline-size: 100%;
`

const Picture = styled.div`
  inline-size: 100%;
  max-inline-size: 20rem;
  aspect-ratio: 1;
  border-radius: ${radius.sm};
  background-color: ${color.qrPaper};
  overflow: hidden;

  & > svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    fill: ${color.qrInk};
    shape-rendering: crispedges;
  }
`

const Letters = styled.p`
  max-inline-size: 100%;
  font-size: ${fontSize.lg};
  font-weight: ${fontWeight.semibold};
  letter-spacing: 0.05em;
  text-align: center;
  overflow-wrap: anywhere;
  ${tabularFigures}
`
