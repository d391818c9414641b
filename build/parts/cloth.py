"""Cloth: the background of every page but the rules, quilted, with a pieced band at the top and the
bottom.
"""

CLOTH = """\
<svg class="cloth" width="0" height="0" aria-hidden="true" focusable="false">
  <defs>
    <pattern id="stitches" width="64" height="64" patternUnits="userSpaceOnUse">
      <path class="cloth-stitch" d="M0 32L32 0L64 32L32 64Z" />
    </pattern>
    <pattern id="band" width="40" height="14" patternUnits="userSpaceOnUse">
      <path class="band-1" d="M0 0H20L10 14Z" />
      <path class="band-2" d="M20 0H40L30 14Z" />
    </pattern>
    <pattern id="band-foot" width="40" height="14" patternUnits="userSpaceOnUse"
      patternTransform="scale(1 -1)">
      <path class="band-1" d="M0 0H20L10 14Z" />
      <path class="band-2" d="M20 0H40L30 14Z" />
    </pattern>
  </defs>
  <rect class="cloth-ground" width="100%" height="100%" />
  <rect width="100%" height="100%" fill="url(#stitches)" />
  <rect class="band" width="100%" height="14" fill="url(#band)" />
  <svg y="100%" overflow="visible">
    <rect class="band" y="-14" width="100%" height="14" fill="url(#band-foot)" />
  </svg>
</svg>
"""
"""SVG; its colours are in web/css/base/cloth.css."""
