import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '@/design-system/components/Button/Button'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { color, motion, radius, space } from '@/design-system/theme/tokens'
import { CatalogueSection } from '../CatalogueSection'
import { copy } from '../copy'
import { TokenList } from './TokenList'

const texts = copy.motions

/** Shows the tokens for durations and easings, and whether the device asks for less motion. */
export function MotionPage() {
  const [isMoved, setIsMoved] = useState(false)
  const isReduced = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
  return (
    <>
      <CatalogueSection id="durations" title={texts.durations} description={texts.durationsNote}>
        <TokenList
          tokens={motion}
          renderSample={(value) => (
            <Dot data-moved={isMoved || undefined} style={{ transition: `transform ${value}` }} />
          )}
        />
        <Stack align="start">
          <Button onClick={() => setIsMoved(!isMoved)}>{texts.play}</Button>
        </Stack>
      </CatalogueSection>
      <CatalogueSection id="reduced" title={texts.reduced} description={texts.reducedNote}>
        <Text>{isReduced ? texts.isReduced : texts.isNotReduced}</Text>
      </CatalogueSection>
    </>
  )
}

const Dot = styled.div`
  inline-size: ${space(6)};
  block-size: ${space(6)};
  border-radius: ${radius.pill};
  background-color: ${color.accent};

  &[data-moved] {
    transform: translateX(${space(30)});
  }
`
