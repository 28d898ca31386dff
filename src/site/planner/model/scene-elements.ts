/** The classes of three.js that the model's JSX names. Listed one by one, because all of three.js is several times as large. */
export {
  BoxGeometry,
  CircleGeometry,
  Color,
  CylinderGeometry,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  PointLight,
  RingGeometry,
  TorusGeometry,
} from 'three'
