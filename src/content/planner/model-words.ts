/** The texts of the 3D view, which come with its code. What is shown before that is in planner.ts. */
export const modelWords = {
  labels: { outside: 'Badrummet i 3D, sett utifrån', inside: 'Badrummet i 3D, sett från ögonhöjd' },
  help: {
    outside: 'Dra åt sidan för att vrida rummet. På en pekskärm nyper du för att zooma. Knapparna och piltangenterna går lika bra.',
    inside: 'Dra för att titta runt. Gå med piltangenterna eller knapparna.',
  },
  stepIn: 'Kliv in',
  stepOut: 'Kliv ut',
  turnLeft: 'Vrid åt vänster',
  turnRight: 'Vrid åt höger',
  higher: 'Mer uppifrån',
  lower: 'Mer från sidan',
  zoomIn: 'Närmare',
  zoomOut: 'Längre bort',
  lookLeft: 'Titta åt vänster',
  lookRight: 'Titta åt höger',
  forward: 'Gå framåt',
  back: 'Gå bakåt',
  finish: 'Kakel',
  finishes: { vit: 'Vit, blank', salvia: 'Salvia, glaserad', sand: 'Sand, matt', grafit: 'Grafit, matt' },
} as const
