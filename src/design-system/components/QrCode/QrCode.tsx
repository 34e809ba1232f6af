import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { square, textStyle } from '@/design-system/theme/mixins'
import { tabularFigures } from '@/design-system/theme/text-styles'
import { color, radius, space } from '@/design-system/theme/tokens'
import { useQrMatrix } from './use-qr-matrix'

interface QrCodeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The encoded text. */
  text: string
  /** The description for screen readers. */
  label: string
  /**
   * Whether the text is also visible below the code, for manual entry. A text longer than `maxSpelledLength` is never
   * visible.
   */
  isSpelled?: boolean
  /** Renders the error message if the encoder fails to load or cannot encode the text; `retry` tries both again. */
  renderFailure: (retry: () => void) => ReactNode
}

/** The maximum length of a text that is visible below the code. */
const maxSpelledLength = 32

/** Shows a text as a QR code, black on white in every theme. The code is as wide as its container, but at most 20rem. */
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
      {isSpelled && text.length <= maxSpelledLength && <Letters>{text}</Letters>}
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
    ${square('100%')}
    fill: ${color.qrInk};
    shape-rendering: crispedges;
  }
`

const Letters = styled.p`
  max-inline-size: 100%;
  ${textStyle({ size: 'lg', weight: 'semibold' })}
  letter-spacing: 0.05em;
  text-align: center;
  overflow-wrap: anywhere;
  ${tabularFigures}
`
