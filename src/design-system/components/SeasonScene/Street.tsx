import { Uses } from './Uses'

/** The street, its hedges and the gatehouse with its arm up. */
export function Street({ id }: { id: string }) {
  return (
    <>
      <path fill={`url(#${id}lawn)`} d="M0 616Q300 598 600 600T1200 614V900H0z" />
      <path
        fill="var(--walk)"
        d="M622 574Q600 620 520 664 400 740 130 900H1130Q880 750 764 664 668 614 640 574z"
      />
      <path
        fill={`url(#${id}road)`}
        d="M624 574Q606 624 540 666 430 742 236 900H1016Q838 750 738 666 660 616 638 574z"
      />
      <Uses
        of={`${id}tree-far`}
        at={[
          [604, 590, 0.16],
          [660, 590, -0.18],
          [570, 608, 0.29],
          [700, 608, -0.3],
        ]}
        stroke="currentColor"
        color="var(--bark)"
      />
      <path fill={`url(#${id}haze)`} d="M0 480h1200v190H0z" />
      <path
        stroke="var(--hedge0)"
        strokeWidth="34"
        strokeDasharray="0 21"
        d="M-4 630Q200 618 412 632M786 632Q960 620 1210 628"
      />
      <path fill="var(--hedge0)" d="M0 630Q200 618 424 632V676H0zM772 632Q960 620 1200 628V676H772z" />
      <path
        fill="var(--hedge1)"
        d="M0 654Q200 642 424 652V680L0 686zM772 652Q960 642 1200 650V682L772 680z"
      />
      <path fill="var(--wall0)" d="M418 676V572h92v104z" />
      <path fill="var(--wall1)" d="M418 572h92v14H418zM478 586h32v90h-32z" />
      <path fill="var(--stone)" d="M412 676v-30h102v30zM752 676V602h28v74zM747 602v-9h38v9z" />
      <path fill="var(--glass)" d="M428 598h19v32h-19zM451 598h19v32h-19zM486 598h24v32h-24z" />
      <path fill="var(--roof0)" d="M394 576 436 530h56l42 46z" />
      <path fill="var(--roof1)" d="M474 576 492 530l42 46z" />
      <circle cx="766" cy="582" r="10" fill="var(--bulb)" />
      <path fill="var(--bark)" d="M528 676v-40h11v40z" />
      <g strokeLinecap="butt" strokeWidth="6" transform="translate(534 640)rotate(-60)">
        <path stroke="var(--arm0)" d="M0 0H140" />
        <path stroke="var(--arm1)" strokeDasharray="20" d="M20 0H140" />
      </g>
      <g opacity="var(--lamp)" fill={`url(#${id}glow)`}>
        <circle cx="450" cy="614" r="110" />
        <circle cx="766" cy="582" r="100" />
      </g>
    </>
  )
}
