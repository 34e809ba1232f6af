import type { ReactNode } from 'react'
import styled from 'styled-components'
import { insetFocus, sunkenOnHover, textStyle, tint } from '@/design-system/theme/mixins'
import { tabularFigures } from '@/design-system/theme/text-styles'
import { color, radius, space } from '@/design-system/theme/tokens'
import { LinkElement, type LinkElementProps } from '../TextLink/LinkElement'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'

interface LinkRowProps extends Omit<LinkElementProps, 'title'> {
  /** An avatar, an icon or a time before the title. */
  leading?: ReactNode
  /** The name of the thing that the link opens. */
  title: ReactNode
  /** A short text below the title. */
  detail: string
  /** `warning` is for a row that needs attention; the detail must say why. */
  tone?: 'default' | 'warning'
  /** A thin bar below the detail. `part` is the filled part, from 0 to 1; screen readers read `text` instead. */
  meter?: { part: number; text: string }
}

/** A row of a short list that opens what it names. */
export function LinkRow({ leading, title, detail, tone = 'default', meter, ...rest }: LinkRowProps) {
  const part = Math.min(1, Math.max(0, meter?.part || 0))
  return (
    <Root {...rest} data-tone={tone}>
      {leading}
      <Content>
        <Title>{title}</Title> <Detail>{detail}</Detail>
        {meter && (
          <>
            <VisuallyHidden> · {meter.text}</VisuallyHidden>
            <Track aria-hidden="true">
              <Filling style={{ inlineSize: `${Math.round(part * 100)}%` }} />
            </Track>
          </>
        )}
      </Content>
    </Root>
  )
}

const Root = styled(LinkElement)`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  min-block-size: ${space(12)};
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.md};
  color: ${color.ink};
  text-decoration: none;
  ${sunkenOnHover}
  ${insetFocus}

  &[data-tone='warning'] {
    ${tint('warning')}
  }
`

const Content = styled.span`
  position: relative;
  display: grid;
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Title = styled.span`
  ${textStyle({ size: 'sm', weight: 'semibold', line: 'tight' })}
`

const Detail = styled.span`
  color: ${color.inkMuted};
  ${textStyle({ size: 'xs', line: 'tight' })}
  ${tabularFigures}

  [data-tone='warning'] > * > & {
    color: inherit;
  }
`

const Track = styled.span`
  display: block;
  block-size: 0.1875rem;
  margin-block-start: 0.1875rem;
  border-radius: ${radius.pill};
  background-color: ${color.line};
  overflow: hidden;

  [data-tone='warning'] > * > & {
    background-color: ${color.warning};
  }
`

const Filling = styled.span`
  display: block;
  block-size: 100%;
  border-radius: ${radius.pill};
  background-color: ${color.accent};

  [data-tone='warning'] & {
    background-color: ${color.warning};
  }
`
