"""Writes parts of fonts as one WOFF2 file: subset-font.py OUTPUT SOURCE UNICODES FEATURES [SOURCE UNICODES FEATURES]...

Digits become those of `lnum` and `tnum`, because the app shows no others; the features themselves are then not needed.
"""

import io
import sys

from fontTools import merge, subset

DIGITS = range(0x30, 0x3A)


def with_table_digits(font):
    """Maps the digits to the glyphs that lining and tabular figures would replace them by."""
    if "GSUB" not in font:
        return
    gsub = font["GSUB"].table
    for tag in ("lnum", "tnum"):
        replaced = {}
        for record in gsub.FeatureList.FeatureRecord:
            if record.FeatureTag != tag:
                continue
            for lookup in record.Feature.LookupListIndex:
                for table in gsub.LookupList.Lookup[lookup].SubTable:
                    replaced.update(getattr(getattr(table, "ExtSubTable", table), "mapping", {}))
        for table in font["cmap"].tables:
            for code in DIGITS:
                if code in table.cmap:
                    table.cmap[code] = replaced.get(table.cmap[code], table.cmap[code])


def options_of(features):
    options = subset.Options()
    options.hinting = False
    options.desubroutinize = True
    options.notdef_outline = False
    options.layout_features = features.split(",")
    return options


def part_of(source, unicodes, features):
    """A part of a font."""
    options = options_of(features)
    font = subset.load_font(source, options)
    with_table_digits(font)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(unicodes))
    subsetter.subset(font)
    return font


def merged(parts, features):
    """The parts as one font, without what merging leaves twice."""
    files = []
    for part in parts:
        part.flavor = None
        files.append(io.BytesIO())
        part.save(files[-1])
        files[-1].seek(0)
    font = merge.Merger().merge(files)
    subsetter = subset.Subsetter(options_of(features))
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)
    return font


output, *wishes = sys.argv[1:]
parts = [part_of(*wishes[i : i + 3]) for i in range(0, len(wishes), 3)]
features = ",".join(wishes[2::3])
font = parts[0] if len(parts) == 1 else merged(parts, features)
options = options_of(features)
options.flavor = "woff2"
subset.save_font(font, output, options)
